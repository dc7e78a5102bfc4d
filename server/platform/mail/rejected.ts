import { PermanentError } from '../jobs/outcomes.ts';

/** The recipient's server does not know the recipient. */
export class Rejected extends PermanentError {}

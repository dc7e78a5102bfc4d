import * as v from 'valibot';
import { email } from '../submissions/fields.ts';

/** The form that asks for a link to sign in to the desk. */
export const signInForm = () => v.object({ email: email() });

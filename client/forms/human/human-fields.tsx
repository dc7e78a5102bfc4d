import { HUMAN_FIELDS } from '../../../shared/submissions/human-fields.ts';
import type { ShownService } from './human-widget.ts';
import { useHumanService } from './use-human-service.ts';
import { useSolvedWork } from './use-solved-work.ts';

/** What a form was given when it was shown. */
interface ShownChallenge {
  formToken: string;
  service: ShownService | null;
  work: string | null;
}

interface HumanFieldsProps {
  challenge: ShownChallenge;
  /** The visitor has begun to fill in the form. */
  hasStarted: boolean;
  /** The visitor agreed to the privacy statement. */
  agreed: boolean;
  /** The task has a solution, or will have none. */
  onWorkEnd(work: string): void;
}

/** Fields by which a form shows that a human sends it: nobody sees them, but for the widget of a service. */
export function HumanFields({ challenge, hasStarted, agreed, onWorkEnd }: HumanFieldsProps) {
  const { formToken, service, work } = challenge;
  const { container, response } = useHumanService(service, hasStarted && agreed);
  const solved = useSolvedWork(work, onWorkEnd);
  return (
    <>
      <input type="hidden" name={HUMAN_FIELDS.formToken} value={formToken} />
      <div className="visually-hidden" aria-hidden="true">
        <input type="text" name={HUMAN_FIELDS.trap} defaultValue="" tabIndex={-1} autoComplete="off" />
      </div>
      {work && <input type="hidden" name={HUMAN_FIELDS.work} value={solved} />}
      {service && <input type="hidden" name={HUMAN_FIELDS.response} value={response} />}
      {service && <div ref={container} />}
    </>
  );
}

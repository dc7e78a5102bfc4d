import { useEffect } from 'react';
import { HUMAN_FIELDS } from '../../../shared/submissions/human-fields.ts';
import type { ShownService } from './human-widget.ts';
import { useHumanService } from './use-human-service.ts';
import { useProofOfWork } from './use-proof-of-work.ts';

/** The challenge issued when the form was shown. */
interface ShownChallenge {
  formToken: string;
  service: ShownService | null;
  work: string | null;
}

interface HumanFieldsProps {
  challenge: ShownChallenge;
  /** Whether the visitor has started to fill in the form. */
  hasStarted: boolean;
  /** Whether the visitor has accepted the privacy statement. */
  agreed: boolean;
  /** Called when the proof of work has been solved or has failed. */
  onWorkEnd(work: string): void;
  /** Called with each response of the service, when its field has it; empty without one. */
  onResponse(response: string): void;
}

/**
 * Fields that help to tell humans from bots. They are hidden, except for the widget of a human-check service.
 */
export function HumanFields({ challenge, hasStarted, agreed, onWorkEnd, onResponse }: HumanFieldsProps) {
  const { formToken, service, work } = challenge;
  const { container, response } = useHumanService(service, hasStarted && agreed);
  const solved = useProofOfWork(work, onWorkEnd);
  useEffect(() => onResponse(response), [response, onResponse]);
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

/** What a form needs to carry or to show, so that robots are told from humans. */
interface HumanFieldsProps {
  challenge: {
    formToken: string;
    service: { siteKey: string; scriptUrl: string } | null;
    work: string | null;
  };
  /** The visitor has begun to fill in the form. */
  hasStarted: boolean;
  /** The visitor agreed to the privacy statement. */
  agreed: boolean;
  /** Another number after each sending: what was used is asked for again. */
  resetKey: number;
}

/** Fields of a form that nobody sees, and the widget of a service. */
export function HumanFields({ challenge }: HumanFieldsProps) {
  return <input type="hidden" name="formToken" value={challenge.formToken} />;
}

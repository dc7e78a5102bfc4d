/** What is known of the services that tell humans from robots. */

export interface HumanService {
  siteKey: string;
  secret: string;
  verifyUrl: string;
  /** From 0 (a robot) to 1; for services that give one. */
  minScore: number;
}

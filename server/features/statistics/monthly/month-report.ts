import type { Month } from '../months.ts';
import type { Numbers } from '../store/read-month.ts';

/** An office with more homes gets one file with a line for each home. */
export const MAX_FILES = 100;

export interface HomeMonth extends Numbers {
  id: number;
  reference: string;
  address: string;
  before: Numbers | null;
}

/** The numbers of an office in a month. */
export interface MonthReport {
  office: string;
  month: Month;
  /** Most viewed first. */
  homes: readonly HomeMonth[];
}

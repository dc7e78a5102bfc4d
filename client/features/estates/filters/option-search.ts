import type { Option } from './check-group.tsx';

/** How options are asked of the server while a visitor types. */
export interface OptionSearch {
  /** A page of the options that a text may mean, from 1. */
  find(text: string, page: number): Promise<{ options: Option[]; hasMore: boolean }>;
  /** Shorter texts narrow the options at hand. */
  leastCharacters: number;
  /** So many milliseconds of quiet come before a question. */
  delay: number;
}

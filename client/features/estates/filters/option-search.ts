import type { Option } from './check-group.tsx';

/** Searches options on the server while the visitor types. */
export interface OptionSearch {
  /** Returns one page of options matching the text; pages start at 1. */
  find(text: string, page: number): Promise<{ options: Option[]; hasMore: boolean }>;
  /** Shorter texts filter the options at hand. */
  minCharacters: number;
  /** Debounce delay in milliseconds. */
  delay: number;
}

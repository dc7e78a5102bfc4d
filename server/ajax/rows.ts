import type { Locale } from '../../shared/locales.ts';

/** One legacy path: how its request is read, which document it runs, how the result is written. */
export interface AjaxRow<Variables extends Record<string, unknown>, Result> {
  path: string;
  document: string;
  parse(request: AjaxRequest): Variables;
  present(result: Result, request: AjaxRequest): unknown;
}

export interface AjaxRequest {
  locale: Locale;
  params: Record<string, string>;
  query: URLSearchParams;
  publicUrl: string;
  hiddenStatusIds: readonly number[];
}

/** The response to a legacy script for an unknown path or invalid parameters. */
export class AjaxFailure extends Error {
  readonly status: number;
  readonly field: string | null;

  constructor(status: number, message: string, field: string | null = null) {
    super(message);
    this.status = status;
    this.field = field;
  }
}

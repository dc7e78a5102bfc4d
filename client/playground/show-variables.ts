/**
 * Shows the variables editor, also when the visitor has hidden the tools below the query. GraphiQL has no action for
 * it, so this presses its tab. The focus stays where it is.
 */
export function showVariables(): void {
  document.querySelector<HTMLElement>('#playground [data-name="variables"]')?.click();
}

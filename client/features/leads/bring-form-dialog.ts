/** A page with a link to a form carries no list of what the form needs: this brings both. */
export const bringFormDialog = () => import('./listing-form-dialog.tsx');

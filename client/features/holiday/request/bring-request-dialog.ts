/** A page with a link to the form carries no list of what the form needs: this brings both. */
export const bringRequestDialog = () => import('./request-dialog.tsx');

/** Lazy-loads a form. In a chunk of its own, so that pages with a link do not carry the form's preload list. */
export const loadEmailSearchDialog = () => import('./email-search-dialog.tsx');

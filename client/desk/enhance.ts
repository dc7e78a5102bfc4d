/** Improves the desk's pages in browsers with JavaScript. Every page works without it. */
import './desk.css';
import { followChanges } from './follow-changes.ts';

followChanges();
if (document.querySelector('[data-passkey]'))
  void import('./passkey/passkey-forms.ts').then(({ enablePasskeyForms }) => enablePasskeyForms());

/** Development only: the runtime of hot reloading, which must run before any component, then the page's own entry. */
import '@vitejs/plugin-react/preamble';
import './entry-browser.tsx';

/** Development only: the runtime of hot reloading, which must run before any component, then the playground. */
import '@vitejs/plugin-react/preamble';
import './entry-playground.tsx';

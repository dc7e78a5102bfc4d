import { Component, type ReactNode } from 'react';

interface SectionBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Error boundary of a section: the rest of the page stays usable. */
export class SectionBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

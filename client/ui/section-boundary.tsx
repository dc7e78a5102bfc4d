import { Component, type ReactNode } from 'react';

interface SectionBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** A section that fails says so in its own place; the page around it stays. */
export class SectionBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';

type Props = { readonly onMissing: () => void; readonly children: ReactNode };

/** An error of the wallet, or code of it that is gone, leaves the page and its plain link to pay. */
export class WalletBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onMissing();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';
import { paths } from '../content/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

type Props = { readonly children: ReactNode };
type State = { readonly failed: boolean };

/** An error inside a page, or a page whose code could not be loaded, leaves header and cart working. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <EmptyState title="No pudimos mostrar esta página" level="h1">
        <p>Revise su conexión y vuelva a cargarla. Su carrito no se pierde.</p>
        <Button onClick={() => location.reload()}>Volver a cargar</Button>
        <ButtonLink look="line" to={paths.home}>
          Ir al inicio
        </ButtonLink>
      </EmptyState>
    );
  }
}

import { Component, memo, type ReactElement, type ReactNode } from "react";
import { ErrorView } from "../error-page/error-view.ts";
import { usePage } from "../../router/NavigationContext.tsx";
import { statusOf } from "../../router/status.ts";

interface BoundaryProps {
  /** A change of this value resets the boundary. */
  readonly at: unknown;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly at: unknown;
  readonly status?: number | undefined;
}

/** The error page for a status. */
export const ErrorFallback = ({ status }: { status: number }): ReactElement => <ErrorView status={status} />;

/** Shows the error page if a child throws while rendering. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { status: statusOf(error) };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return at === state.at ? null : { at };
  }

  override render(): ReactNode {
    const { status } = this.state;
    return status === undefined ? this.props.children : <ErrorFallback status={status} />;
  }
}

/** The current page, or the error page for its status. */
export const PageOutlet = memo(function PageOutlet(): ReactElement {
  const page = usePage();
  const { View, status } = page;
  return <ErrorBoundary at={page}>{View ? <View /> : <ErrorFallback status={status} />}</ErrorBoundary>;
});

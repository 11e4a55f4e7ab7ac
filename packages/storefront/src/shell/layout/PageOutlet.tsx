import { Activity, Component, memo, Suspense, type ReactElement, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { ErrorView } from "../error-page/error-view.ts";
import { usePage, usePlaces } from "../../router/NavigationContext.tsx";
import type { LoadedPage } from "../../router/page-table.ts";
import { PlaceProvider } from "../../router/PlaceProvider.tsx";
import { statusOf } from "../../router/status.ts";

interface BoundaryProps {
  /** Another value tries again. */
  readonly at: unknown;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly at: unknown;
  readonly status?: number | undefined;
}

/** The error page by status. */
export const ErrorFallback = ({ status }: { status: number }): ReactElement => (
  <Suspense>
    <ErrorView status={status} />
  </Suspense>
);

/** The error page in place of whatever failed while rendering. */
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

/** A page, or the error page by its status. */
const Page = memo(function Page({ page }: { page: LoadedPage }): ReactElement {
  const { View, status } = page;
  return <ErrorBoundary at={page}>{View ? <View /> : <ErrorFallback status={status} />}</ErrorBoundary>;
});

/** The page that is shown; beside it, unseen, the one that was left and one that is likely to be next. */
export const PageOutlet = (): ReactElement[] => {
  const page = usePage();
  const location = useLocation();
  const { place, left, ahead } = usePlaces();
  return [left, { place, page, location }, ahead].flatMap((at) => {
    if (!at) return [];
    const isHidden = at.place !== place;
    const content = (
      <PlaceProvider page={at.page} location={at.location} isHidden={isHidden}>
        <Page page={at.page} />
      </PlaceProvider>
    );
    return (
      <div key={at.place} hidden={isHidden}>
        {/* Around the page of the server it would be one more boundary of hydration. */}
        {at.place === 0 ? content : <Activity mode={at === ahead ? "hidden" : "visible"}>{content}</Activity>}
      </div>
    );
  });
};

import type { LinkComponentProps } from "@carmine/design-system";
import type { MouseEvent, ReactElement } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";
import { usePrefetch } from "./use-prefetch.ts";

/** Addresses that no route of this app answers: other sites, mail, files, the operator's own paths. */
const leavesApp = (href: string): boolean =>
  /^([a-z][a-z0-9+.-]*:|\/\/|#|\/(api|media|assets|__))/i.test(href);

interface InnerProps extends LinkComponentProps {
  readonly href: string;
}

/** A link inside the app, without the router's own `Link`, which brings the framework's way of prefetching along. */
const InnerLink = ({ href, onClick, children, ...rest }: InnerProps): ReactElement => {
  const prefetch = usePrefetch(href);
  const address = useHref(href);
  const navigate = useLinkClickHandler(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...rest} {...prefetch(rest)} href={address} onClick={follow}>
      {children}
    </a>
  );
};

/**
 * The router's link for the design system: paths stay in the page's language, and the target is fetched ahead when a
 * pointer rests on it or it is focused.
 */
export const RouterLink = ({ href, children, ...rest }: LinkComponentProps): ReactElement =>
  leavesApp(href) || rest.target === "_blank" ? (
    <a {...rest} href={href}>
      {children}
    </a>
  ) : (
    <InnerLink {...rest} href={href}>
      {children}
    </InnerLink>
  );

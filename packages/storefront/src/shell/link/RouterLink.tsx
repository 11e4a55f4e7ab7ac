import type { LinkComponentProps } from "@carmine/design-system";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { usePrefetch } from "./use-prefetch.ts";

/** Addresses that no route of this app answers: other sites, mail, files, the operator's own paths. */
const leavesApp = (href: string): boolean =>
  /^([a-z][a-z0-9+.-]*:|\/\/|#|\/(api|media|assets|__))/i.test(href);

/**
 * The router's link for the design system: paths stay in the page's language, and the target is fetched ahead when a
 * pointer rests on it or it is focused.
 */
export const RouterLink = ({ href, ...rest }: LinkComponentProps): ReactElement => {
  const leaves = leavesApp(href) || rest.target === "_blank";
  const prefetch = usePrefetch(leaves ? undefined : href);
  if (leaves) return <a href={href} {...rest} />;
  return <Link to={href} {...rest} {...prefetch(rest)} />;
};

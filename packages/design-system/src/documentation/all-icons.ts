import type { IconShape } from "../components/Icon/index.ts";

let loading: Promise<[string, IconShape][]> | undefined;

/**
 * All icons by their import name. They weigh several hundred kilobytes, so only the icon search page loads
 * them, lazily.
 */
export const allIcons = (): Promise<[string, IconShape][]> =>
  (loading ??= import("lucide-react").then(({ icons }) => Object.entries<IconShape>(icons)));

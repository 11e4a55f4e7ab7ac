import type { IconShape } from "../components/Icon/index.ts";

let loading: Promise<[string, IconShape][]> | undefined;

/**
 * Every icon by its name in code. Together they weigh some hundred kilobytes: only the page that searches them loads
 * them, once it is opened.
 */
export const allIcons = (): Promise<[string, IconShape][]> =>
  (loading ??= import("lucide-react").then(({ icons }) => Object.entries<IconShape>(icons)));

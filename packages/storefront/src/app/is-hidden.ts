import { createContext, use } from "react";

/** Whether a page is rendered beside the one that is seen. */
export const IsHiddenContext = createContext(false);

/** Whether this is part of a page that isn't seen: it may not touch the document. */
export const useIsHidden = (): boolean => use(IsHiddenContext);

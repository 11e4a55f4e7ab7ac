import { lazy } from "../../hydration/lazy.tsx";

/** Most visitors never see it, but it is prefetched when the page is idle, because it is also shown offline. */
export const ErrorView = lazy(() => import("./ErrorPage.tsx"));

/** Its source file, as named in Vite's manifest. */
export const errorModule = "src/shell/error-page/ErrorPage.tsx";

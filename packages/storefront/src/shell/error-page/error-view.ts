import { onDemand } from "../../app/on-demand.tsx";

/** Most visitors never see it. Fetched when a page rests, since it also tells that there is no network. */
export const ErrorView = onDemand(() => import("./ErrorPage.tsx"));

/** Its source file, as Vite's manifest names it. */
export const errorModule = "src/shell/error-page/ErrorPage.tsx";

import * as paths from "../../app/paths.ts";
import { listParams, words } from "../../features/list-params.ts";

const maxLength = 64;

/** The help center: words of the search. */
export const helpParams = listParams(paths.help, { q: words(maxLength) });

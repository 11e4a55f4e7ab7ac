import * as paths from "../../../app/paths.ts";
import { listParams, page } from "../../../features/list-params.ts";

export const applicationsPerPage = 10;

export const applicationParams = listParams(paths.applications, { page });

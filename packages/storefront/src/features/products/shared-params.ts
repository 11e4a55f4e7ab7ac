import { limits } from "@carmine/api/contract";
import * as paths from "../../app/paths.ts";
import { listParams } from "../list-params.ts";
import { idsParam } from "./ids-param.ts";

/** The page of a shared list: its products, and nothing about who shared them. */
export const sharedParams = listParams(paths.sharedList, { ids: idsParam(limits.sharedProducts) });

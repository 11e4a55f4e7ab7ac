import type { ApiClient } from "@carmine/api/client";
import { limits } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import * as paths from "../../../app/paths.ts";
import { id, listParams, words, type StateOf } from "../../../features/list-params.ts";

/** The chosen car. A model needs a make and a year a model; others are dropped. */
export const carParams = listParams(
  paths.sizeFinder,
  { make: words(limits.carText), model: words(limits.carText), year: id },
  ({ make, model, year }) => {
    const chosenModel = make === "" ? "" : model;
    return { make, model: chosenModel, year: chosenModel === "" ? undefined : year };
  },
);

export type Car = StateOf<typeof carParams>;

export const carQuery = (api: ApiClient, { make, model, year }: Car) =>
  queries.carSizes(api, {
    ...(make !== "" && { make }),
    ...(model !== "" && { model }),
    ...(year !== undefined && { year }),
  });

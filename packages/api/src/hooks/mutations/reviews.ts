import type { ApiClient } from "../../client/client.ts";
import { mutation } from "../build.ts";
import { reviews } from "../contracts.ts";

export const orderComment = (client: ApiClient) => mutation(client, "orderComment", reviews);
export const addToReview = (client: ApiClient) => mutation(client, "addToReview", reviews);

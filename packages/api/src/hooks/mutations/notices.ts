import type { ApiClient } from "../../client/client.ts";
import { mutation } from "../build.ts";
import { notices } from "../contracts.ts";

export const noticeRead = (client: ApiClient) => mutation(client, "noticeRead", notices);
export const noticeSettingsEdit = (client: ApiClient) => mutation(client, "noticeSettingsEdit", notices);
export const noticeUnsubscribe = (client: ApiClient) => mutation(client, "noticeUnsubscribe", notices);

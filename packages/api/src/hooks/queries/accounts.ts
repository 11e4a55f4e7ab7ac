import type { ApiClient } from "../../client/client.ts";
import { modelQuery, query } from "../build-query.ts";

export const userInfo = (client: ApiClient) => modelQuery(client, "userInfo", ({ personOf }) => personOf);
export const userMenu = (client: ApiClient) => query(client, "userMenu");
export const tokenExists = (client: ApiClient) => query(client, "tokenExists");
export const userSessions = (client: ApiClient) => query(client, "userSessions");
export const userSocialList = (client: ApiClient) => query(client, "userSocialList");

import type { ApiClient } from "../../client/client.ts";
import { query } from "../build.ts";
import { accounts, content, user } from "../contracts.ts";

export const userInfo = (client: ApiClient) => query(client, "userInfo", accounts);
export const userMenu = (client: ApiClient) => query(client, "userMenu", content);
export const tokenExists = (client: ApiClient) => query(client, "tokenExists", accounts);
export const userSessions = (client: ApiClient) => query(client, "userSessions", user);
export const userSocialList = (client: ApiClient) => query(client, "userSocialList", user);

import type { ApiClient } from "../../client/client.ts";
import { mutation } from "../build.ts";
import { accounts } from "../contracts.ts";

export const loginEmail = (client: ApiClient) => mutation(client, "loginEmail", accounts);
export const loginMobilePassword = (client: ApiClient) => mutation(client, "loginMobilePassword", accounts);
export const loginMobileCaptcha = (client: ApiClient) => mutation(client, "loginMobileCaptcha", accounts);
export const registerEmail = (client: ApiClient) => mutation(client, "registerEmail", accounts);
export const registerMobile = (client: ApiClient) => mutation(client, "registerMobile", accounts);
export const registerVisitor = (client: ApiClient) => mutation(client, "registerVisitor", accounts);
export const logout = (client: ApiClient) => mutation(client, "logout", accounts);
export const sendCode = (client: ApiClient) => mutation(client, "sendCode", accounts);
export const emailCaptcha = (client: ApiClient) => mutation(client, "emailCaptcha", accounts);
export const emailForgetPassword = (client: ApiClient) => mutation(client, "emailForgetPassword", accounts);
export const emailResetPassword = (client: ApiClient) => mutation(client, "emailResetPassword", accounts);

import type { ApiClient } from "../../client/client.ts";
import * as contract from "../../contract/accounts.ts";
import { mutation } from "../build.ts";

export const loginEmail = (client: ApiClient) => mutation(client, "loginEmail", contract.loginEmail);
export const loginMobilePassword = (client: ApiClient) =>
  mutation(client, "loginMobilePassword", contract.loginMobilePassword);
export const loginMobileCaptcha = (client: ApiClient) =>
  mutation(client, "loginMobileCaptcha", contract.loginMobileCaptcha);
export const registerEmail = (client: ApiClient) => mutation(client, "registerEmail", contract.registerEmail);
export const registerMobile = (client: ApiClient) =>
  mutation(client, "registerMobile", contract.registerMobile);
export const registerVisitor = (client: ApiClient) =>
  mutation(client, "registerVisitor", contract.registerVisitor);
export const logout = (client: ApiClient) => mutation(client, "logout", contract.logout);
export const sendCode = (client: ApiClient) => mutation(client, "sendCode", contract.sendCode);
export const emailCaptcha = (client: ApiClient) => mutation(client, "emailCaptcha", contract.emailCaptcha);
export const emailForgetPassword = (client: ApiClient) =>
  mutation(client, "emailForgetPassword", contract.emailForgetPassword);
export const emailResetPassword = (client: ApiClient) =>
  mutation(client, "emailResetPassword", contract.emailResetPassword);

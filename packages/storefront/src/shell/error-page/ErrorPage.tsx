import type { ReactElement } from "react";
import { useRouteError } from "react-router-dom";
import { statusOf } from "../../app/router-errors.ts";
import { StatusPage } from "./StatusPage.tsx";

/** What a route shows whose loader or component failed. */
export const ErrorPage = (): ReactElement => <StatusPage status={statusOf(useRouteError())} />;

export { AppShell, type AppShellProps } from "./AppShell.tsx";
export type { AppNavGroup, AppNavLink, AppNavPage } from "./AppNav.tsx";
export { PageHeader, type PageHeaderProps } from "./PageHeader.tsx";
export type { AppShellTexts } from "../../words/components/AppShell.ts";

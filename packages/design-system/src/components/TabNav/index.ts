export { TabNav, type TabLink, type TabNavProps } from "./TabNav.tsx";

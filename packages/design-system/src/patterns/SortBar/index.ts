export { SortBar, type SortBarProps, type SortChoice } from "./SortBar.tsx";

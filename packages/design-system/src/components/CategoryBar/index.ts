export { CategoryBar, type BarLink, type CategoryBarProps } from "./CategoryBar.tsx";

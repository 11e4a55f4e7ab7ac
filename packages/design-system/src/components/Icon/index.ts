export { Icon, type IconProps, type IconShape, type IconSize } from "./Icon.tsx";

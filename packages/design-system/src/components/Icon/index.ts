export { ChevronEnd, ChevronStart } from "./chevrons.tsx";
export { Icon, type IconProps, type IconShape, type IconSize } from "./Icon.tsx";

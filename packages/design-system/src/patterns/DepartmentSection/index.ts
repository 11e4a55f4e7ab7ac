export {
  DepartmentSection,
  DepartmentBanner,
  type DepartmentBannerProps,
  type DepartmentSectionProps,
} from "./DepartmentSection.tsx";
export { SizeFinder, type SizeFinderProps } from "./SizeFinder.tsx";

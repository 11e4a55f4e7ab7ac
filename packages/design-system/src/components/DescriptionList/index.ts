export { DescriptionList, type Description, type DescriptionListProps } from "./DescriptionList.tsx";

export { default } from "./home/page.tsx";

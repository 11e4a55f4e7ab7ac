export { Code, CodeBlock, type CodeBlockProps, type CodeProps } from "./Code.tsx";

export interface TreeNode {
  nodeType: number;
  nodeName: string;
  textContent: string | null;
  childNodes: Iterable<TreeNode>;
}

export interface TreeElement extends TreeNode {
  getAttribute(name: string): string | null;
  remove(): void;
}

export interface TreeDocument extends TreeNode {
  documentElement: TreeElement | null;
  querySelector(selector: string): TreeElement | null;
  querySelectorAll(selector: string): Iterable<TreeElement>;
}

export const elementNode = 1;

export function isDocument(value: unknown): value is TreeDocument {
  return (
    typeof value === 'object' && value !== null && 'querySelectorAll' in value && 'documentElement' in value
  );
}

export function isElement(node: TreeNode): node is TreeElement {
  return node.nodeType === elementNode;
}

/** docs/guides/add-a-resource.md: the three changes that a resource takes. */
export declare const resourceGuide: string;

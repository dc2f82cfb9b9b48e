#pragma once

#include <stdbool.h>
#include <stddef.h>

// cmark-gfm behind names of its own: programs bring other versions of it, whose declarations must not meet this one's.

typedef enum {
    ISLET_MARKDOWN_OTHER,
    ISLET_MARKDOWN_PARAGRAPH,
    ISLET_MARKDOWN_HEADING,
    ISLET_MARKDOWN_CODE_BLOCK,
    ISLET_MARKDOWN_RULE,
    ISLET_MARKDOWN_QUOTE,
    ISLET_MARKDOWN_LIST,
    ISLET_MARKDOWN_ITEM,
    ISLET_MARKDOWN_TEXT,
    ISLET_MARKDOWN_HTML,
    ISLET_MARKDOWN_CODE,
    ISLET_MARKDOWN_SOFT_BREAK,
    ISLET_MARKDOWN_LINE_BREAK,
    ISLET_MARKDOWN_EMPHASIS,
    ISLET_MARKDOWN_STRONG,
    ISLET_MARKDOWN_STRIKETHROUGH,
    ISLET_MARKDOWN_LINK,
    ISLET_MARKDOWN_TABLE,
    ISLET_MARKDOWN_TABLE_HEADER,
    ISLET_MARKDOWN_TABLE_ROW,
    ISLET_MARKDOWN_TABLE_CELL,
} islet_markdown_kind;

/// A document; NULL where there is no memory. Not to be called on two threads at a time: extensions change tables of the process.
void *islet_markdown_parse(const char *text, size_t length, bool has_tables);
void islet_markdown_free(void *document);

/// Calls `visit` for every node, before and after what is inside it.
void islet_markdown_walk(void *document, void *context, void (*visit)(void *context, void *node, bool is_entering));

islet_markdown_kind islet_markdown_kind_of(void *node);
int islet_markdown_heading_level(void *node);
int islet_markdown_table_columns(void *node);
/// l, c or r; 0 for none.
char islet_markdown_table_alignment(void *node, int column);
bool islet_markdown_is_ordered(void *node);
int islet_markdown_list_start(void *node);
/// NULL where the node has none.
const char *islet_markdown_literal(void *node);
const char *islet_markdown_address(void *node);
const char *islet_markdown_language(void *node);
void *islet_markdown_parent(void *node);
void *islet_markdown_previous(void *node);

#include "CMarkdown.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
#include <string.h>

void *islet_markdown_parse(const char *text, size_t length, bool has_tables) {
    cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT);
    cmark_gfm_core_extensions_ensure_registered();
    cmark_syntax_extension *strikethrough = cmark_find_syntax_extension("strikethrough");
    if (strikethrough) cmark_parser_attach_syntax_extension(parser, strikethrough);
    cmark_syntax_extension *table = has_tables ? cmark_find_syntax_extension("table") : NULL;
    if (table) cmark_parser_attach_syntax_extension(parser, table);
    cmark_parser_feed(parser, text, length);
    cmark_node *document = cmark_parser_finish(parser);
    cmark_parser_free(parser);
    return document;
}

void islet_markdown_free(void *document) { cmark_node_free(document); }

void islet_markdown_walk(void *document, void *context, void (*visit)(void *context, void *node, bool is_entering)) {
    cmark_iter *iterator = cmark_iter_new(document);
    cmark_event_type event;
    while ((event = cmark_iter_next(iterator)) != CMARK_EVENT_DONE) {
        cmark_node *node = cmark_iter_get_node(iterator);
        if (node) visit(context, node, event == CMARK_EVENT_ENTER);
    }
    cmark_iter_free(iterator);
}

islet_markdown_kind islet_markdown_kind_of(void *node) {
    cmark_node_type type = cmark_node_get_type(node);
    if (type == CMARK_NODE_PARAGRAPH || type == CMARK_NODE_HTML_BLOCK) return ISLET_MARKDOWN_PARAGRAPH;
    if (type == CMARK_NODE_HEADING) return ISLET_MARKDOWN_HEADING;
    if (type == CMARK_NODE_CODE_BLOCK) return ISLET_MARKDOWN_CODE_BLOCK;
    if (type == CMARK_NODE_THEMATIC_BREAK) return ISLET_MARKDOWN_RULE;
    if (type == CMARK_NODE_BLOCK_QUOTE) return ISLET_MARKDOWN_QUOTE;
    if (type == CMARK_NODE_LIST) return ISLET_MARKDOWN_LIST;
    if (type == CMARK_NODE_ITEM) return ISLET_MARKDOWN_ITEM;
    if (type == CMARK_NODE_TEXT) return ISLET_MARKDOWN_TEXT;
    if (type == CMARK_NODE_HTML_INLINE) return ISLET_MARKDOWN_HTML;
    if (type == CMARK_NODE_CODE) return ISLET_MARKDOWN_CODE;
    if (type == CMARK_NODE_SOFTBREAK) return ISLET_MARKDOWN_SOFT_BREAK;
    if (type == CMARK_NODE_LINEBREAK) return ISLET_MARKDOWN_LINE_BREAK;
    if (type == CMARK_NODE_EMPH) return ISLET_MARKDOWN_EMPHASIS;
    if (type == CMARK_NODE_STRONG) return ISLET_MARKDOWN_STRONG;
    if (type == CMARK_NODE_LINK) return ISLET_MARKDOWN_LINK;
    const char *name = cmark_node_get_type_string(node);
    if (strcmp(name, "strikethrough") == 0) return ISLET_MARKDOWN_STRIKETHROUGH;
    if (strcmp(name, "table") == 0) return ISLET_MARKDOWN_TABLE;
    if (strcmp(name, "table_header") == 0) return ISLET_MARKDOWN_TABLE_HEADER;
    if (strcmp(name, "table_row") == 0) return ISLET_MARKDOWN_TABLE_ROW;
    return strcmp(name, "table_cell") == 0 ? ISLET_MARKDOWN_TABLE_CELL : ISLET_MARKDOWN_OTHER;
}

int islet_markdown_table_columns(void *node) { return cmark_gfm_extensions_get_table_columns(node); }
char islet_markdown_table_alignment(void *node, int column) {
    uint8_t *alignments = cmark_gfm_extensions_get_table_alignments(node);
    return alignments ? (char)alignments[column] : 0;
}
int islet_markdown_heading_level(void *node) { return cmark_node_get_heading_level(node); }
bool islet_markdown_is_ordered(void *node) { return cmark_node_get_list_type(node) == CMARK_ORDERED_LIST; }
int islet_markdown_list_start(void *node) { return cmark_node_get_list_start(node); }
const char *islet_markdown_literal(void *node) { return cmark_node_get_literal(node); }
const char *islet_markdown_address(void *node) { return cmark_node_get_url(node); }
const char *islet_markdown_language(void *node) { return cmark_node_get_fence_info(node); }
void *islet_markdown_parent(void *node) { return cmark_node_parent(node); }
void *islet_markdown_previous(void *node) { return cmark_node_previous(node); }

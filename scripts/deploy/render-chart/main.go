// Renders a Helm chart's templates without Helm, with the same engine and functions: text/template and sprig. For machines
// where helm can't be installed; needs Debian's golang-go, golang-github-masterminds-sprig-dev and golang-gopkg-yaml.v3-dev.
// Reads {"chart": FOLDER, "context": {"Values": …, "Release": …, "Chart": …}} from standard input.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
	"gopkg.in/yaml.v3"
)

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func main() {
	var input struct {
		Chart   string
		Context map[string]interface{}
	}
	check(json.NewDecoder(os.Stdin).Decode(&input))

	// Helm's option: a missing value is an error in rendering a field of it.
	root := template.New("chart").Option("missingkey=zero")
	functions := sprig.TxtFuncMap()
	functions["include"] = func(name string, data interface{}) (string, error) {
		var out bytes.Buffer
		err := root.ExecuteTemplate(&out, name, data)
		return out.String(), err
	}
	functions["toYaml"] = func(value interface{}) (string, error) {
		text, err := yaml.Marshal(value)
		return strings.TrimSuffix(string(text), "\n"), err
	}
	root.Funcs(functions)

	files, err := filepath.Glob(filepath.Join(input.Chart, "templates", "*"))
	check(err)
	var names []string
	for _, file := range files {
		text, err := os.ReadFile(file)
		check(err)
		name := "carmine/templates/" + filepath.Base(file)
		_, err = root.New(name).Parse(string(text))
		check(err)
		if strings.HasSuffix(name, ".yaml") {
			names = append(names, name)
		}
	}
	for _, name := range names {
		input.Context["Template"] = map[string]string{"Name": name, "BasePath": "carmine/templates"}
		var out bytes.Buffer
		check(root.ExecuteTemplate(&out, name, input.Context))
		fmt.Printf("---\n# Source: %s\n%s\n", name, out.String())
	}
}

{{- define "carmine.name" -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- end }}

{{- define "carmine.selector" -}}
app.kubernetes.io/name: carmine
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "carmine.labels" -}}
{{ include "carmine.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "carmine.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{/* A container of the image: settings, security, and the two folders that are written. */}}
{{- define "carmine.container" -}}
image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
envFrom:
  - configMapRef: { name: {{ include "carmine.name" . }} }
  - secretRef: { name: {{ .Values.secretName }} }
{{- if .Values.database.cloudNativePg.enabled }}
env:
  - name: DATABASE_URL
    valueFrom: { secretKeyRef: { name: {{ include "carmine.name" . }}-postgres-app, key: uri } }
{{- end }}
volumeMounts:
  - { name: data, mountPath: /data }
  - { name: tmp, mountPath: /tmp }
{{- end }}

{{- define "carmine.volumes" -}}
- name: data
  emptyDir: { sizeLimit: 5Gi }
- name: tmp
  emptyDir: { sizeLimit: 1Gi }
{{- end }}
